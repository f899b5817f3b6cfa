// Whether something is being dragged: whoever else listens to the same finger lets it be.
export const dragging = $state({ now: false })

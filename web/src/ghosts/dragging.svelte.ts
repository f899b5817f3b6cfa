// Whether something is being dragged. Other listeners to the same finger must then ignore it.
export const dragging = $state({ now: false })

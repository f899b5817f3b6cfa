// The tools of the editor for maps: what a touch of a clearing or of the ground does. Their keys are the digits from 1.
export const TOOLS = ['select', 'add', 'path', 'closed', 'water', 'corner'] as const
export type Tool = (typeof TOOLS)[number]

export { ExceptionsSection } from "./exceptions/exceptions-section.tsx";
export { ShiftLine } from "./shift-line.tsx";
export { type Kind, useKinds } from "./use-kinds.ts";

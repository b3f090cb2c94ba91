export { ClosedMark } from "./closed-mark.tsx";
export { MonthCloseButton } from "./month-close-button.tsx";

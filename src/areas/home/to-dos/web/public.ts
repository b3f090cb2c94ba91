/** Boxes of open tasks, for pages that show them. */
export { RequestedCard } from "./requested-card.tsx";
export { ToDosCard } from "./to-dos-card.tsx";

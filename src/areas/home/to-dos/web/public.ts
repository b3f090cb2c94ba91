export { ToDoCard } from "./to-do-card.tsx";

export { ActivityShares, WorkspaceShares } from "./shares-section.tsx";

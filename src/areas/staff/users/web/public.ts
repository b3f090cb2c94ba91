export { LoadedPanel } from "./loaded-panel.tsx";
export { PersonSection } from "./person-section.tsx";
export { fetchUsers, type KnownUser } from "./user-picker/known-users.ts";
export { openUserPicker } from "./user-picker/open-user-picker.ts";
export { useUsers } from "./user-picker/use-users.ts";

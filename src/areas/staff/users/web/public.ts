export { LoadedPanel } from "./loaded-panel.tsx";
export { nameOfUser, namesOfUsers, pickPerson } from "./people-by-id.ts";
export { PersonSection } from "./person-section.tsx";
export { useUserUnitPath } from "./use-user-unit-path.ts";
export { useUserName } from "./user-name.ts";
export { openUserPicker } from "./user-picker/open-user-picker.ts";

export { LoadedPanel } from "./loaded-panel.tsx";
export { nameOfUser } from "./name-of-user.ts";
export { namesOfUsers } from "./names-of-users.ts";
export { PersonSection } from "./person-section.tsx";
export { pickPerson } from "./pick-person.ts";
export { useUserName } from "./use-user-name.ts";
export { useUserUnitPath } from "./use-user-unit-path.ts";
export { openUserPicker } from "./user-picker/open-user-picker.ts";

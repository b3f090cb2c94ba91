export { LoadedPanel } from "./loaded-panel.tsx";
export { PersonSection } from "./person-section.tsx";
export { pickPerson } from "./pick-person.ts";
export { useUserName } from "./use-user-name.ts";
export { openUserPicker } from "./user-picker/open-user-picker.ts";

export { LoadedPanel } from "./loaded-panel.tsx";
export { PersonSection } from "./person-section.tsx";
export { openUserPicker } from "./user-picker/open-user-picker.ts";

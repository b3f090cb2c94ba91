export { inviteMany } from "./invite-many.ts";
export { LoadedPanel } from "./loaded-panel.tsx";
export { PersonChoice } from "./person-choice.tsx";
export { PersonPick } from "./person-pick.tsx";
export { PersonSection } from "./person-section.tsx";
export { useUserName, useUserUnitPath } from "./user.ts";
export {
	nameOfUser,
	namesOfUsers,
	openUserPicker,
	pickPerson,
} from "./user-picker/open-user-picker.ts";

import { PersonList } from "#kit/web/person-record/person-list.tsx";
import { assignmentScreens } from "./screens.tsx";

export default function UsersPayrollAccountsPanel({ userId }: { readonly userId: string }) {
	return <PersonList screens={assignmentScreens} userId={userId} />;
}

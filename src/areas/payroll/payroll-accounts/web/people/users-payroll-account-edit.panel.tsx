import { PersonEditor } from "#kit/web/person-record/person-list.tsx";
import { assignmentScreens } from "./screens.tsx";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly payrollAssignmentId?: string | undefined;
	readonly close: () => void;
}

/** Gives a person an account from a day on, or corrects, ends or deletes that. */
export default function UsersPayrollAccountEditPanel({ payrollAssignmentId, ...given }: Given) {
	return <PersonEditor screens={assignmentScreens} id={payrollAssignmentId} {...given} />;
}

import { PersonEditor } from "#kit/web/person-record/person-list.tsx";
import { wageScreens } from "./screens.tsx";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly wageId?: string;
	readonly close: () => void;
}

/** A new wage, which ends the one before, or one that is corrected, ended or deleted. */
export default function UsersWageEditPanel({ wageId, ...given }: Given) {
	return <PersonEditor screens={wageScreens} id={wageId} {...given} />;
}

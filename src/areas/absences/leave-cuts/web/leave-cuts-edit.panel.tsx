import { PersonEditor } from "#kit/web/person-record/person-list.tsx";
import { leaveCutScreens } from "./screens.tsx";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly leaveCutId?: string;
	readonly close: () => void;
}

/** A declaration that shortens leave, or one that is corrected, ended or deleted. */
export default function LeaveCutsEditPanel({ leaveCutId, ...given }: Given) {
	return <PersonEditor screens={leaveCutScreens} id={leaveCutId} {...given} />;
}

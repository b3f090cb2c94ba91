import { PersonEditor } from "#kit/web/person-record/person-list.tsx";
import { childCountScreens } from "./screens.tsx";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly childCountId?: string;
	readonly close: () => void;
}

/** How many children there are from a day on, or a statement that is corrected, ended or deleted. */
export default function ChildCountsEditPanel({ childCountId, ...given }: Given) {
	return <PersonEditor screens={childCountScreens} id={childCountId} {...given} />;
}

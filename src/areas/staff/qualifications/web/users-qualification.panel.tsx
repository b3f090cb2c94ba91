import { PersonEditor } from "#kit/web/person-record/person-list.tsx";
import { heldScreens } from "./screens.tsx";

interface Given {
	readonly userId: string;
	/** Of what the person holds; absent for something new. */
	readonly id?: string;
	readonly close: () => void;
}

/** Gives somebody a qualification, or changes level and days of one, or takes it back. */
export default function UsersQualificationPanel(given: Given) {
	return <PersonEditor screens={heldScreens} {...given} />;
}

import type { ReactNode } from "react";
import type { User } from "../user.ts";

/** What every part of "Mitarbeiter bearbeiten" gets. */
export interface EditPartGiven {
	readonly user: User;
	readonly close: () => void;
	/** The way to the other parts, above the fields. */
	readonly children: ReactNode;
}

import type { ReactNode } from "react";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { type User, userName } from "../user.ts";

/** What every part of "Mitarbeiter bearbeiten" gets. */
export interface PartGiven {
	readonly user: User;
	readonly close: () => void;
	/** The way to the other parts. */
	readonly ways: ReactNode;
}

interface Given extends PartGiven {
	readonly form: Form<object>;
	readonly children: ReactNode;
}

/** One part of a person's data: the way to the others, then its fields. */
export function PartForm({ form, user, ways, ...given }: Given) {
	return (
		<FormPanel form={form} sub={userName(user)} close={given.close}>
			{ways}
			{given.children}
		</FormPanel>
	);
}

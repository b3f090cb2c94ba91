import { DangerButton } from "#kit/ui/danger-button.tsx";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { renewAccounts } from "./account-form.ts";

interface Given {
	/** What is done, as the question says it. */
	readonly title: string;
	readonly text: string;
	/** What the button says, where that is shorter. */
	readonly label?: string;
	readonly remove: () => Promise<unknown>;
	/** The form of what is gone then. */
	readonly form: { readonly discard: () => void };
	readonly close: () => void;
}

/** Deletes what the form is about, for those who may. */
export function RemoveButton({ form, close, label, ...asked }: Given) {
	const mayDelete = useMay(specialAccounts.permission, "FULL");
	if (!mayDelete) return null;
	const onRemoved = () => {
		form.discard();
		close();
	};
	const run = () =>
		removeEntry({ ...asked, confirm: asked.title, onRemoved, renew: renewAccounts });
	return <DangerButton onClick={() => void run()}>{label ?? asked.title}</DangerButton>;
}

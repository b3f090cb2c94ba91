import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { OfKind } from "../of-kind.tsx";
import type { ofAccount } from "../panels.ts";
import { SetUpForm } from "./set-up-form.tsx";

/** Changes with what an account begins, and why its leave may be carried over. */
export default function LeaveAccountsEditPanel({ close, ...asked }: PanelProps<typeof ofAccount>) {
	return (
		<OfKind {...asked}>{(shown) => <SetUpForm {...shown} isNew={false} close={close} />}</OfKind>
	);
}

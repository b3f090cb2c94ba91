import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { OfKind } from "../of-kind.tsx";
import type { ofAccount } from "../panels.ts";
import { SetUpForm } from "./set-up-form.tsx";

/** Opens an account with what was there before it was kept here. */
export default function LeaveAccountsConfigurePanel({
	close,
	...asked
}: PanelProps<typeof ofAccount>) {
	return (
		<OfKind {...asked}>{(shown) => <SetUpForm {...shown} isNew={true} close={close} />}</OfKind>
	);
}

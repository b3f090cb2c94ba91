import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import type { customerFieldsParams, userFieldsParams } from "../custom-field-params.ts";

/** What people and customers are is known further right: their features fill these places. */
export function OfUser(props: PanelProps<typeof userFieldsParams>) {
	return <Slot place={{ section: "users.custom-field-group-edit" }} props={props} />;
}

export function OfCustomer(props: PanelProps<typeof customerFieldsParams>) {
	return <Slot place={{ section: "customers.custom-fields" }} props={props} />;
}

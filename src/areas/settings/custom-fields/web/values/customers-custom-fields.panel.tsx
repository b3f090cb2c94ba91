import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import type { customerFieldsParams } from "../custom-field-params.ts";

const place = { section: "customers.custom-fields" };

/** What customers are is known further right: their feature fills this place. */
export default function CustomersCustomFieldsPanel(props: PanelProps<typeof customerFieldsParams>) {
	return <Slot place={place} props={props} />;
}

import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import type { userFieldsParams } from "../custom-field-params.ts";

const place = { section: "users.custom-field-group-edit" };

/** What people are is known further right: the feature of people fills this place. */
export default function UsersCustomFieldGroupEditPanel(props: PanelProps<typeof userFieldsParams>) {
	return <Slot place={place} props={props} />;
}

import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsAppRegistrationQr } from "./panels.ts";
import "./app-registrations.css";

interface Values {
	readonly userId: string | null;
	readonly device: string;
}

const initial: Values = { userId: null, device: "" };

/** Whose device it is; the QR code follows. */
export default function AppRegistrationCreatePanel({ close }: { readonly close: () => void }) {
	const t = useTexts(texts).create;
	const { data } = useApi(contract.listAppUsers, {});
	const form = useApiForm<Values, typeof contract.createAppRegistration>({
		draftKey: "settings.app-registration-create",
		initial,
		fields: {
			userId: { label: t.person, required: true },
			device: { label: t.device, required: true, help: t.deviceHelp },
		},
		endpoint: contract.createAppRegistration,
		// an empty choice is refused before anything is sent
		input: ({ userId, device }) => ({ userId: userId ?? "", device }),
		renews: [contract.listAppRegistrations],
		onSaved: ({ id }) => {
			// once this panel has closed
			setTimeout(() => openPanel(settingsAppRegistrationQr, { id }, { stack: "sub" }));
		},
	});
	return (
		<FormPanel form={form} saveLabel={t.save} leadsOn close={close}>
			<div className="app-form">
				<SelectField
					{...form.field("userId")}
					options={(data?.users ?? []).map(({ id, firstName, lastName }) => ({
						value: id,
						label: `${lastName}, ${firstName}`,
					}))}
				/>
				<TextField {...form.field("device")} maxLength={100} />
			</div>
		</FormPanel>
	);
}

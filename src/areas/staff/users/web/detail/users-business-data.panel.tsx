import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { addressLines } from "#kit/contract/master-data/address-lines.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { AddressFields, addressOf, addressRules } from "#kit/web/records/address-fields.tsx";
import { LineFields, lineRules, linesOf } from "#kit/web/records/line-fields.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { officeFields } from "../../contract/person-data.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import type { userParams } from "../panels.ts";
import { Facts } from "../person-section.tsx";
import { mayWrite, type User, userName } from "../user.ts";

/** Where and how a person is reached at work. */
export default function UsersBusinessDataPanel({ userId, close }: PanelProps<typeof userParams>) {
	return (
		<LoadedPanel endpoint={contract.getUserBusinessData} input={{ userId }}>
			{(data) => (
				<LoadedPanel endpoint={contract.getUser} input={{ userId }}>
					{(user) =>
						mayWrite(user) ? (
							<Editor user={user} data={data} close={close} />
						) : (
							<Shown user={user} data={data} />
						)
					}
				</LoadedPanel>
			)}
		</LoadedPanel>
	);
}

interface ShownGiven {
	readonly user: User;
	readonly data: AnswerOf<typeof contract.getUserBusinessData>;
}

/** What is shown to people who may not change it. */
function Shown({ user, data }: ShownGiven) {
	const { edit: t, fields } = useTexts(texts);
	return (
		<PanelFrame sub={userName(user)}>
			<Facts
				rows={[
					[fields.jobTitle, data.jobTitle],
					[fields.room, data.room],
					[fields.phone, data.phone],
					[fields.mobile, data.mobile],
					[t.address, addressLines(data.address).join(", ")],
				]}
			/>
		</PanelFrame>
	);
}

function Editor({ user, data, close }: ShownGiven & { readonly close: () => void }) {
	const { edit: t, fields } = useTexts(texts);
	const { id: userId } = user;
	const { version: saved, address, ...office } = data;
	const initial = { ...office, ...address };
	const form = useApiForm<typeof initial, typeof contract.updateUserBusinessData>({
		draftKey: `users.business-data:${userId}`,
		initial,
		version: saved,
		fields: { ...lineRules(officeFields, fields, "contact"), ...addressRules(fields) },
		endpoint: contract.updateUserBusinessData,
		input: (values, version = saved) => ({
			userId,
			version,
			...linesOf(officeFields, values),
			address: addressOf(values),
		}),
		context: t.saving,
		renews: [contract.getUserBusinessData],
		reload: () => renew(contract.getUserBusinessData, { userId }),
	});
	return (
		<FormPanel form={form} sub={userName(user)} close={close}>
			<FormSection id="contact" title={t.contact}>
				<LineFields fields={officeFields} form={form} />
			</FormSection>
			<FormSection id="address" title={t.address}>
				<AddressFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

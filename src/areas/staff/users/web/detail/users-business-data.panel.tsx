import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Address } from "#kit/contract/master-data/group-field.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { AddressFields, addressOf, addressRules } from "#kit/web/records/address-fields.tsx";
import { addressLines } from "#kit/web/records/address-lines.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { type userParams, usersBusinessData } from "../panels.ts";
import { Facts } from "../person-section.tsx";
import { mayWrite, type User, userName } from "../user.ts";

type Given = PanelProps<typeof userParams>;
type Data = AnswerOf<typeof contract.getUserBusinessData>;

interface BusinessValues extends Address {
	readonly jobTitle: string;
	readonly room: string;
	readonly phone: string;
	readonly mobile: string;
}

/** Where and how a person is reached at work. */
export default function UsersBusinessDataPanel({ userId, close }: Given) {
	const title = useTitle(usersBusinessData);
	return (
		<LoadedPanel title={title} endpoint={contract.getUserBusinessData} input={{ userId }}>
			{(data) => (
				<LoadedPanel title={title} endpoint={contract.getUser} input={{ userId }}>
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
	readonly data: Data;
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

interface EditorGiven extends ShownGiven {
	readonly close: () => void;
}

function Editor({ user, data, close }: EditorGiven) {
	const t = useTexts(texts).edit;
	const form = useBusinessForm(user.id, data);
	return (
		<FormPanel form={form} sub={userName(user)} close={close}>
			<FormSection id="contact" title={t.contact}>
				<TextField {...form.field("jobTitle")} maxLength={200} />
				<TextField {...form.field("room")} maxLength={200} />
				<TextField {...form.field("phone")} maxLength={200} />
				<TextField {...form.field("mobile")} maxLength={200} />
			</FormSection>
			<FormSection id="address" title={t.address}>
				<AddressFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

function useBusinessForm(userId: string, data: Data): Form<BusinessValues> {
	const { edit: t, fields } = useTexts(texts);
	const section = "contact";
	const { version: _, address: saved, ...contact } = data;
	return useApiForm<BusinessValues, typeof contract.updateUserBusinessData>({
		draftKey: `users.business-data:${userId}`,
		initial: { ...contact, ...saved },
		version: data.version,
		fields: {
			jobTitle: { label: fields.jobTitle, section },
			room: { label: fields.room, section },
			phone: { label: fields.phone, type: "PHONE", section },
			mobile: { label: fields.mobile, type: "PHONE", section },
			...addressRules(fields),
		},
		endpoint: contract.updateUserBusinessData,
		input: (values, version = data.version) => ({
			userId,
			version,
			jobTitle: values.jobTitle,
			room: values.room,
			phone: values.phone,
			mobile: values.mobile,
			address: addressOf(values),
		}),
		context: t.saving,
		renews: [contract.getUserBusinessData],
		reload: () => renew(contract.getUserBusinessData, { userId }),
	});
}

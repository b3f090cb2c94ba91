import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomFormValues,
	CustomInput,
	customInitial,
	customInput,
	customRules,
	type FieldGroup,
	usePrintCustom,
} from "#areas/settings/custom-fields/web/public.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { useUserCustom } from "../use-user-custom.ts";
import { renewUsers, type User, userName } from "../user.ts";
import { nameOfUser, pickPerson } from "../user-picker/open-user-picker.ts";

interface Given {
	readonly userId: string;
	/** All groups without. */
	readonly groupId?: string | undefined;
	readonly close: () => void;
}

/** A person's custom values, one group of them or all; fills the panel `users.custom-field-group-edit`. */
export default function CustomGroupEdit({ userId, ...given }: Given) {
	const t = useTexts(texts).custom;
	return (
		<LoadedPanel title={t.title} endpoint={contract.getUser} input={{ userId }}>
			{(user) => <Groups user={user} {...given} />}
		</LoadedPanel>
	);
}

interface GroupsGiven extends Omit<Given, "userId"> {
	readonly user: User;
}

function Groups({ user, groupId, close }: GroupsGiven) {
	const t = useTexts(texts).custom;
	const { groups, isReady } = useUserCustom(user, "WRITE");
	if (!isReady) return <PanelFrame title={t.title} isLoading />;
	const shown = groups.filter(({ id }) => groupId === undefined || id === groupId);
	if (shown.length > 0) return <Editor user={user} groups={shown} close={close} />;
	return (
		<PanelFrame title={t.title} sub={userName(user)}>
			<EmptyState text={t.none} />
		</PanelFrame>
	);
}

interface EditorGiven {
	readonly user: User;
	readonly groups: readonly FieldGroup[];
	readonly close: () => void;
}

function Editor({ user, groups, close }: EditorGiven) {
	const t = useTexts(texts).custom;
	const form = useCustomForm(user, groups);
	return (
		<FormPanel form={form} title={t.title} sub={userName(user)} close={close}>
			{groups.map(({ id, name, fields }) => (
				<FormSection key={id} id={id} title={name} note={t.note}>
					{fields.map((field) => (
						<CustomInput
							key={field.key}
							field={field}
							given={form.field(customName(field.key))}
							customNames={user.customNames}
							pickPerson={pickPerson}
							nameOfPerson={nameOfUser}
						/>
					))}
				</FormSection>
			))}
		</FormPanel>
	);
}

function useCustomForm(user: User, groups: readonly FieldGroup[]) {
	const t = useTexts(texts).custom;
	const print = usePrintCustom(user.customNames);
	const fields = groups.flatMap((group) => group.fields);
	const { id: userId, custom } = user;
	return useApiForm<CustomFormValues, typeof contract.updateUserCustomFields>({
		draftKey: `users.custom:${userId}:${groups.map(({ id }) => id).join()}`,
		initial: customInitial(fields, custom),
		version: user.version,
		fields: Object.assign({}, ...groups.map((group) => customRules(group.fields, print, group.id))),
		endpoint: contract.updateUserCustomFields,
		input: (values, version = user.version) => ({
			userId,
			version,
			custom: customInput(fields, custom, values),
		}),
		context: t.saving,
		onSaved: () => void renewUsers(),
		reload: renewUsers,
	});
}

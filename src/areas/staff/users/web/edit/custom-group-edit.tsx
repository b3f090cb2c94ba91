import {
	type CustomFormValues,
	CustomInputs,
	type FieldGroup,
	useFilledForm,
} from "#areas/settings/custom-fields/web/public.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
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
	return (
		<LoadedPanel endpoint={contract.getUser} input={{ userId }}>
			{(user) => <Groups user={user} {...given} />}
		</LoadedPanel>
	);
}

interface GroupsGiven extends Omit<Given, "userId"> {
	readonly user: User;
}

function Groups({ user, groupId, close }: GroupsGiven) {
	const { none } = useTexts(texts).custom;
	const { groups, isReady } = useUserCustom(user, "WRITE");
	if (!isReady) return <PanelFrame isLoading />;
	const shown = groups.filter(({ id }) => groupId === undefined || id === groupId);
	if (shown.length > 0) return <Editor user={user} groups={shown} close={close} />;
	return (
		<PanelFrame sub={userName(user)}>
			<EmptyState text={none} />
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
	const { initial, rules, input } = useFilledForm(groups, user);
	const { id: userId, customNames } = user;
	const form = useApiForm<CustomFormValues, typeof contract.updateUserCustomFields>({
		draftKey: `users.custom:${userId}:${groups.map(({ id }) => id).join()}`,
		initial,
		version: user.version,
		fields: rules,
		endpoint: contract.updateUserCustomFields,
		input: (values, version = user.version) => ({ userId, version, custom: input(values) }),
		context: t.saving,
		onSaved: () => void renewUsers(),
		reload: renewUsers,
	});
	const people = { customNames, pickPerson, nameOfPerson: nameOfUser };
	return (
		<FormPanel form={form} sub={userName(user)} close={close}>
			<CustomInputs groups={groups} form={form} note={t.note} {...people} />
		</FormPanel>
	);
}

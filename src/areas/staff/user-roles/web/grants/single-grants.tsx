import { IconPencil } from "@tabler/icons-react";
import { isPermissionKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type SingleGrant } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usePermissionWords } from "../permission-groups.ts";
import { renewGrants } from "../use-grants-live.ts";
import { GrantForm } from "./grant-form.tsx";
import { GrantList, GrantRow, GrantSection } from "./grant-list.tsx";
import { type DaysValues, daysInput, useDaysRules } from "./grant-values.ts";
import { LevelField, SingleGrantForm } from "./single-grant-form.tsx";

interface Given {
	readonly userId: string;
	/** Those at this unit; all unless given. */
	readonly unitId?: string;
}

/** Rights that a person was given beside any role. */
export function SingleGrants(given: Given) {
	const t = useTexts(texts).single;
	return (
		<GrantSection
			label={t.heading}
			title={t.heading}
			userId={given.userId}
			add={t.add}
			form={(onDone) => <SingleGrantForm {...given} onDone={onDone} />}
		>
			<Answer endpoint={contract.listUserPermissions} input={given} notLoaded={t.notLoaded}>
				{({ items }) => (
					<GrantList empty={t.none} more={t.more}>
						{items.map((one) => (
							<SingleGrantRow key={one.id} grant={one} />
						))}
					</GrantList>
				)}
			</Answer>
		</GrantSection>
	);
}

/** Rights of a version to come are shown, and can be taken. */
function SingleGrantRow({ grant }: { readonly grant: SingleGrant }) {
	const t = useTexts(texts).single;
	const { keyName, levelName } = usePermissionWords();
	const { mutateAsync } = useAction(contract.deleteUserPermission, {
		context: t.remove,
		onDone: () => void renewGrants(),
	});
	const { id, key, level } = grant;
	const permission = isPermissionKey(key) ? key : undefined;
	const name = keyName(key);
	return (
		<GrantRow
			grant={grant}
			title={
				<>
					{name} · {permission && levelName(permission, level)}
				</>
			}
			name={name}
			entity="user_permission"
			edit={permission && { label: t.edit, icon: IconPencil }}
			form={(onDone) =>
				permission && <ChangeForm grant={grant} permission={permission} onDone={onDone} />
			}
			remove={{ label: t.remove, text: t.removeText(name) }}
			onRemove={() => mutateAsync({ id })}
		/>
	);
}

interface Values extends DaysValues {
	readonly level: PermissionLevel | null;
}

interface ChangeGiven {
	readonly grant: SingleGrant;
	readonly permission: PermissionKey;
	readonly onDone: () => void;
}

/** Level and days of a single grant; its right and place are those of another one. */
function ChangeForm({ grant, permission, onDone }: ChangeGiven) {
	const t = useTexts(texts).single;
	const { id, version, level, validFrom, validTo } = grant;
	const form = useApiForm<Values, typeof contract.updateUserPermission>({
		draftKey: `user-permissions.change:${id}`,
		initial: { level, validFrom, validTo },
		version,
		fields: { level: { label: t.level, required: true }, ...useDaysRules() },
		endpoint: contract.updateUserPermission,
		input: (values, known = version) => ({
			id,
			version: known,
			level: values.level ?? level,
			...daysInput(values),
		}),
		context: t.edit,
		reload: renewGrants,
		onSaved: () => void renewGrants(),
	});
	return (
		<GrantForm form={form} title={t.edit} saveLabel={t.saveChange} onDone={onDone}>
			<LevelField permission={permission} field={form.field("level")} />
		</GrantForm>
	);
}

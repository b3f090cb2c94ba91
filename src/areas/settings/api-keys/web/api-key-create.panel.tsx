import { IconX } from "@tabler/icons-react";
import { holdsGlobally } from "#domain/access/may.ts";
import {
	grantableLevels,
	isOnOff,
	type PermissionKey,
	permissionKeys,
} from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { PermissionMap } from "#domain/access/permission-map.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { permissionsOf, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type KeyPermissions } from "../contract.ts";
import { texts } from "../text.ts";
import "./api-keys.css";
import { settingsApiKeySuccess } from "./panels.ts";
import { keepKey } from "./shown-key.ts";

interface Values {
	readonly name: string;
	readonly expiresOn: string | null;
	readonly permissions: KeyPermissions;
}

const initial: Values = { name: "", expiresOn: null, permissions: {} };

/** Name, last day and rights; the key itself is shown by the next panel. */
export default function ApiKeyCreatePanel({ close }: { readonly close: () => void }) {
	const { create: t, errors } = useTexts(texts);
	const form = useApiForm<Values, typeof contract.createApiKey>({
		draftKey: "settings.api-key-create",
		initial,
		fields: {
			name: { label: t.name, required: true, help: t.nameHelp },
			expiresOn: { label: t.expires, help: t.expiresHelp },
			permissions: {
				label: t.rights,
				check: (chosen) =>
					Object.keys(chosen).length === 0 ? errors.API_KEY_RIGHTS_MISSING : undefined,
			},
		},
		endpoint: contract.createApiKey,
		input: (values) => values,
		renews: [contract.listApiKeys],
		onSaved: ({ id, key }) => {
			keepKey(id, key);
			// once this panel has closed
			setTimeout(() => openPanel(settingsApiKeySuccess, { id }, { stack: "sub" }));
		},
	});
	return (
		<FormPanel form={form} saveLabel={t.save} close={close}>
			<FormSection id="base" title={t.base}>
				<TextField {...form.field("name")} maxLength={100} />
				<DateField {...form.field("expiresOn")} earliest={isoOfDay(dayNow())} />
			</FormSection>
			<FormSection id="rights" title={t.rights} note={t.rightsHelp}>
				<KeyRights {...form.field("permissions")} />
			</FormSection>
		</FormPanel>
	);
}

/** The rights that are chosen, each with its level, and those that may be added: what the signed-in person holds for the whole company. */
function KeyRights(given: FieldGiven<KeyPermissions>) {
	const { create: t, permissions: names } = useTexts(texts);
	const own = permissionsOf(useSession());
	const { value, onChange, error, id } = given;
	const offered = permissionKeys
		.map((key) => ({ key, levels: levelsFor(own, key) }))
		.filter(({ levels }) => levels.length > 0);
	const addable = offered.filter(({ key }) => value[key] === undefined);
	const add = (key: PermissionKey) => {
		const levels = levelsFor(own, key);
		const usual = levels.find((level) => level === "READ") ?? levels[0];
		if (usual !== undefined) onChange({ ...value, [key]: usual });
	};
	const drop = (key: PermissionKey) => {
		const { [key]: _, ...rest } = value;
		onChange(rest);
	};
	return (
		<div className="key-rights" data-wide id={id} tabIndex={-1}>
			{error !== undefined && (
				<p className="key-rights-fault" role="alert">
					{error}
				</p>
			)}
			{offered
				.filter(({ key }) => value[key] !== undefined)
				.map(({ key, levels }) => (
					<div key={key} className="key-right">
						<SelectField<PermissionLevel>
							label={names[key]}
							value={value[key] ?? null}
							required={false}
							clearable={false}
							options={levels.map((level) => ({ value: level, label: t.levels[level] }))}
							onChange={(level) => level !== null && onChange({ ...value, [key]: level })}
						/>
						<IconButton icon={IconX} label={t.removeRight(names[key])} onClick={() => drop(key)} />
					</div>
				))}
			<SelectField<PermissionKey>
				label={t.addRight}
				value={null}
				placeholder={t.chooseRight}
				clearable={false}
				options={addable.map(({ key }) => ({ value: key, label: names[key] }))}
				onChange={(key) => key !== null && add(key)}
			/>
			{Object.keys(value).length === 0 && <p className="key-rights-none">{t.noRights}</p>}
		</div>
	);
}

function levelsFor(own: PermissionMap, key: PermissionKey): readonly PermissionLevel[] {
	return grantableLevels(key).filter((level) => {
		const needed = isOnOff(key) ? "READ" : level;
		return level !== "NONE" && holdsGlobally(own, key, needed);
	});
}

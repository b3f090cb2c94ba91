import { holdsGlobally } from "#domain/access/may.ts";
import {
	grantableLevels,
	isOnOff,
	type PermissionKey,
	permissionKeys,
} from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { PermissionMap } from "#domain/access/permission-map.ts";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import { permissionsOf, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { KeyPermissions } from "../contract.ts";
import { texts } from "../text.ts";
import "./api-keys.css";

/** A level for each kind of right; offered is what the signed-in person holds for the whole company. */
export function KeyRights(given: FieldGiven<KeyPermissions>) {
	const { create: t, permissions: names } = useTexts(texts);
	const own = permissionsOf(useSession());
	const { value, onChange, error, id } = given;
	const choose = (key: PermissionKey, level: PermissionLevel | null) => {
		const { [key]: _, ...rest } = value;
		const isNone = level === null || level === "NONE";
		onChange(isNone ? rest : { ...rest, [key]: level });
	};
	return (
		<div className="key-rights" data-wide id={id} tabIndex={-1}>
			{error !== undefined && (
				<p className="key-rights-fault" role="alert">
					{error}
				</p>
			)}
			{permissionKeys
				.map((key) => ({ key, levels: levelsFor(own, key) }))
				.filter(({ levels }) => levels.length > 1)
				.map(({ key, levels }) => (
					<SelectField<PermissionLevel>
						key={key}
						label={names[key]}
						value={value[key] ?? "NONE"}
						required={false}
						clearable={false}
						options={levels.map((level) => ({
							value: level,
							label: t.levels[level],
						}))}
						onChange={(level) => choose(key, level)}
					/>
				))}
		</div>
	);
}

function levelsFor(own: PermissionMap, key: PermissionKey): readonly PermissionLevel[] {
	return grantableLevels(key).filter((level) => {
		const needed = isOnOff(key) && level !== "NONE" ? "READ" : level;
		return holdsGlobally(own, key, needed);
	});
}

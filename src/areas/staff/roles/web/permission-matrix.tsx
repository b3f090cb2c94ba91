import {
	ChoiceRow,
	groupNames,
	permissionGroups,
	usePermissionWords,
} from "#areas/staff/user-roles/web/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import {
	defaultsKey,
	grantableLevels,
	type PermissionKey,
} from "#domain/access/permission-keys.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import { permissionsOf, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { Levels } from "./use-permissions-form.ts";
import "./permission-matrix.css";

interface Given {
	readonly values: Levels;
	/** Without it the matrix is only looked at. */
	readonly onChange?: (key: PermissionKey, level: PermissionLevel) => void;
}

/** Every right with its levels, by area. Levels above one's own cannot be chosen. */
export function PermissionMatrix(given: Given) {
	const t = useTexts(texts).permissions;
	const { groupName } = usePermissionWords();
	return (
		<div className="matrix">
			{groupNames.map((group) => (
				<div key={group}>
					<h3>{groupName(group)}</h3>
					{group === "everything" && <p className="matrix-notice">{t.defaults}</p>}
					{permissionGroups[group].map((key) => (
						<MatrixRow key={key} {...given} permission={key} />
					))}
				</div>
			))}
		</div>
	);
}

interface RowGiven extends Given {
	readonly permission: PermissionKey;
}

function MatrixRow({ permission, values, onChange }: RowGiven) {
	const t = useTexts(texts).permissions;
	const { keyName, levelName } = usePermissionWords();
	const permissions = permissionsOf(useSession());
	const chosen = values[permission];
	const least = values[defaultsKey];
	const isRaised = permission !== defaultsKey && least !== "NONE" && !includesLevel(chosen, least);
	const isOpen = (level: PermissionLevel) =>
		onChange !== undefined && holdsGlobally(permissions, permission, level);
	return (
		<ChoiceRow
			name={`level:${permission}`}
			label={keyName(permission)}
			value={chosen}
			onChange={(level) => onChange?.(permission, level)}
			note={isRaised ? t.byDefaults(levelName(permission, least)) : undefined}
			options={grantableLevels(permission).map((level) => ({
				value: level,
				label: levelName(permission, level),
				isNone: level === "NONE",
				disabled: !isOpen(level),
			}))}
		/>
	);
}

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
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { permissionsOf, useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./permission-matrix.css";
import { type Levels, levelsOf, usePermissionsForm } from "./use-permissions-form.ts";

type RolePermissions = AnswerOf<typeof contract.getRolePermissions>;

export default function RolesPermissionsPanel({ id, close }: PanelProps<typeof masterParams>) {
	const t = useTexts(texts).permissions;
	const mayWrite = useMay("roles.manage", "WRITE");
	return (
		<AnswerPanel endpoint={contract.getRolePermissions} input={{ id }} words={t}>
			{(role) =>
				mayWrite && role.isWithinOwn ? (
					<Editor saved={role} close={close} />
				) : (
					<PanelFrame sub={role.name}>
						{!role.isWithinOwn && <p className="matrix-notice">{t.aboveOwn}</p>}
						<PermissionMatrix values={levelsOf(role)} />
					</PanelFrame>
				)
			}
		</AnswerPanel>
	);
}

function Editor({ saved, close }: { saved: RolePermissions; close: () => void }) {
	const t = useTexts(texts).permissions;
	const form = usePermissionsForm(saved);
	return (
		<FormPanel form={form} sub={saved.name} saveLabel={t.save} close={close}>
			<p className="matrix-notice">{t.levels}</p>
			<PermissionMatrix values={form.values} onChange={(key, level) => form.set(key, level)} />
		</FormPanel>
	);
}

interface Given {
	readonly values: Levels;
	/** Without it the matrix is only looked at. */
	readonly onChange?: (key: PermissionKey, level: PermissionLevel) => void;
}

/** Every right with its levels, by area. Levels above one's own cannot be chosen. */
function PermissionMatrix(given: Given) {
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

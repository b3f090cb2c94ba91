import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import {
	ChoiceRow,
	type GroupName,
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
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { permissionsOf, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { heldOf } from "./held-rights.ts";
import type { Levels } from "./use-permissions-form.ts";
import "./permission-matrix.css";

interface Given {
	readonly values: Levels;
	readonly onChange: (key: PermissionKey, level: PermissionLevel) => void;
}

const folded = groupNames.filter((group) => group !== "everything");

/** Every right with its levels, by area: an area tells what is granted of it and opens for more. */
export function PermissionMatrix(given: Given) {
	const t = useTexts(texts).permissions;
	const { keyName } = usePermissionWords();
	const [sought, setSought] = useState("");
	const [open, setOpen] = useState<ReadonlySet<GroupName>>(new Set());
	const words = sought.trim().toLowerCase();
	const groups = folded
		.map((group) => ({
			group,
			keys: permissionGroups[group].filter((key) => keyName(key).toLowerCase().includes(words)),
		}))
		.filter(({ keys }) => keys.length > 0);
	const flip = (group: GroupName) => setOpen(open.symmetricDifference(new Set([group])));
	return (
		<div className="matrix">
			<Everything {...given} />
			<TextField type="SEARCH" label={t.search} value={sought} onChange={setSought} />
			{groups.length === 0 && <EmptyState text={t.notFound} />}
			{groups.map(({ group, keys }) => (
				<Group
					key={group}
					{...given}
					group={group}
					keys={keys}
					isOpen={words !== "" || open.has(group)}
					onFlip={() => flip(group)}
				/>
			))}
		</div>
	);
}

/** The right that is the least of all others, and what that means. */
function Everything(given: Given) {
	const t = useTexts(texts).permissions;
	const { levelName } = usePermissionWords();
	const least = given.values[defaultsKey];
	return (
		<div className="matrix-everything">
			<MatrixRow {...given} permission={defaultsKey} />
			<p className="matrix-notice">
				{least === "NONE" ? t.defaults : t.byDefaults(levelName(defaultsKey, least))}
			</p>
		</div>
	);
}

interface GroupGiven extends Given {
	readonly group: GroupName;
	readonly keys: readonly PermissionKey[];
	readonly isOpen: boolean;
	readonly onFlip: () => void;
}

function Group({ group, keys, isOpen, onFlip, ...given }: GroupGiven) {
	const t = useTexts(texts).permissions;
	const { groupName, keyName, levelName } = usePermissionWords();
	const held = heldOf(group, given.values);
	const said = held.map(({ key, level }) => t.held(keyName(key), levelName(key, level)));
	const count = useCount(group, given.values);
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		<div className="matrix-group">
			<h3>
				<button type="button" aria-expanded={isOpen} onClick={onFlip}>
					<Chevron size={16} stroke={1.8} aria-hidden />
					<span>{groupName(group)}</span>
					<small>{count}</small>
				</button>
			</h3>
			{isOpen
				? keys.map((key) => <MatrixRow key={key} {...given} permission={key} />)
				: said.length > 0 && <p className="matrix-said">{said.join(" · ")}</p>}
		</div>
	);
}

/** How many rights of an area are granted; beside "Alles" how many go beyond it. */
function useCount(group: GroupName, values: Levels): string {
	const t = useTexts(texts).permissions;
	const { levelName } = usePermissionWords();
	const least = values[defaultsKey];
	const held = heldOf(group, values).length;
	if (least === "NONE") return t.count(String(held), String(permissionGroups[group].length));
	const name = levelName(defaultsKey, least);
	return held === 0 ? name : t.beyond(held, name);
}

interface RowGiven extends Given {
	readonly permission: PermissionKey;
}

/** Levels above one's own cannot be chosen. */
function MatrixRow({ permission, values, onChange }: RowGiven) {
	const { keyName, levelName } = usePermissionWords();
	const permissions = permissionsOf(useSession());
	return (
		<ChoiceRow
			name={`level:${permission}`}
			label={keyName(permission)}
			value={values[permission]}
			onChange={(level) => onChange(permission, level)}
			options={grantableLevels(permission).map((level) => ({
				value: level,
				label: levelName(permission, level),
				isNone: level === "NONE",
				disabled: !holdsGlobally(permissions, permission, level),
			}))}
		/>
	);
}

import { useState } from "react";
import { defaultsKey } from "#domain/access/permission-keys.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type GrantSource } from "../contract.ts";
import { texts } from "../text.ts";
import { useGrantWords } from "./grants/use-grant-words.ts";
import { groupNames, permissionGroups, usePermissionWords } from "./permission-groups.ts";
import "./user-roles.css";

type Permission = AnswerOf<typeof contract.getEffectivePermissions>["permissions"][number];

interface Given {
	readonly userId: string;
	/** What holds at this unit; everything unless given. */
	readonly unitId?: string;
}

/** What a person may do today and where each right comes from. */
export function EffectiveRights(input: Given) {
	const t = useTexts(texts).effective;
	const [isWhole, setWhole] = useState(false);
	return (
		<Answer endpoint={contract.getEffectivePermissions} input={input} notLoaded={t.notLoaded}>
			{({ unitName, permissions }) => {
				const shown = isWhole ? permissions : permissions.filter(isTold);
				return (
					<Section title={t.title}>
						<p className="rights-help">{unitName === null ? t.help : t.atUnit(unitName)}</p>
						{shown.length > 0 ? <RightsTable permissions={shown} /> : <EmptyState text={t.none} />}
						{!isWhole && <Implied permissions={permissions} />}
						<CheckboxField label={t.showAll} value={isWhole} onChange={setWhole} />
					</Section>
				);
			}}
		</Answer>
	);
}

/** Whether it says more than "Alles" does. */
function isTold({ key, level, sources }: Permission): boolean {
	if (level === "NONE") return false;
	return key === defaultsKey || !sources.some((one) => one.isDecisive && one.isDefaults);
}

/** How many rights follow from "Alles", in one line. */
function Implied({ permissions }: { readonly permissions: readonly Permission[] }) {
	const t = useTexts(texts).effective;
	const implied = permissions.filter((one) => one.level !== "NONE" && !isTold(one));
	return implied.length === 0 ? null : <p className="rights-help">{t.implied(implied.length)}</p>;
}

function RightsTable({ permissions }: { readonly permissions: readonly Permission[] }) {
	const t = useTexts(texts).effective;
	const { groupName } = usePermissionWords();
	const groups = groupNames
		.map((name) => ({
			name,
			rows: permissions.filter(({ key }) => permissionGroups[name].includes(key)),
		}))
		.filter(({ rows }) => rows.length > 0);
	return (
		<table className="rights">
			<caption className="visually-hidden">{t.title}</caption>
			<thead>
				<tr>
					<th scope="col">{t.key}</th>
					<th scope="col">{t.level}</th>
					<th scope="col">{t.origin}</th>
				</tr>
			</thead>
			{groups.map(({ name, rows }) => (
				<tbody key={name}>
					<tr className="rights-group">
						<th scope="rowgroup" colSpan={3}>
							{groupName(name)}
						</th>
					</tr>
					{rows.map((row) => (
						<RightRow key={row.key} permission={row} />
					))}
				</tbody>
			))}
		</table>
	);
}

function RightRow({ permission }: { readonly permission: Permission }) {
	const { key, level, sources } = permission;
	const { keyName, levelName } = usePermissionWords();
	return (
		<tr>
			<th scope="row">{keyName(key)}</th>
			<td>
				<span className="right-level" data-level={level}>
					{levelName(key, level)}
				</span>
			</td>
			<td>
				<ul>
					{sources.map((source, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: sources have no id and never change their order
						<li key={index} data-weaker={!source.isDecisive || undefined}>
							<Source permission={permission} source={source} />
						</li>
					))}
				</ul>
			</td>
		</tr>
	);
}

function Source({
	permission: { key },
	source,
}: {
	readonly permission: Permission;
	readonly source: GrantSource;
}) {
	const t = useTexts(texts).effective;
	const { levelName } = usePermissionWords();
	const { placeText, daysText } = useGrantWords();
	const parts = [
		source.roleName === null ? t.single : t.role(source.roleName),
		...(source.isDefaults ? [t.defaults] : []),
		placeText(source),
	];
	const more = [
		daysText(source),
		...(source.isDecisive ? [] : [`${t.weaker}: ${levelName(key, source.level)}`]),
	];
	// in little room the days begin a line of their own, without the dot before them
	return (
		<>
			{parts.join(" · ")}
			<span className="rights-dot"> · </span>
			<span className="rights-more">{more.join(" · ")}</span>
		</>
	);
}

import { usePermissionWords } from "#areas/staff/user-roles/web/public.ts";
import { defaultsKey } from "#domain/access/permission-keys.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { heldGroups } from "./held-rights.ts";
import type { Levels } from "./use-permissions-form.ts";
import "./permission-matrix.css";

/** What a role grants, by area; what "Alles" includes in one line. */
export function GrantedRights({ levels }: { readonly levels: Levels }) {
	const t = useTexts(texts).permissions;
	const { keyName, groupName, levelName } = usePermissionWords();
	const least = levels[defaultsKey];
	const groups = heldGroups(levels);
	if (least === "NONE" && groups.length === 0) return <EmptyState text={t.none} />;
	return (
		<>
			{least !== "NONE" && (
				<p className="role-everything">
					<b>{keyName(defaultsKey)}</b>
					{t.everything(levelName(defaultsKey, least))}
				</p>
			)}
			{groups.map(({ group, held }) => (
				<div key={group} className="role-rights">
					<h4>{groupName(group)}</h4>
					<Facts>
						{held.map(({ key, level }) => (
							<Fact key={key} label={keyName(key)}>
								{levelName(key, level)}
							</Fact>
						))}
					</Facts>
				</div>
			))}
		</>
	);
}

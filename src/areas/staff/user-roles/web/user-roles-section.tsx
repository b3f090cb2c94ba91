import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useGrantWords } from "./grant-form/use-grant-words.ts";
import { usersBasicRoles, usersManageRoles, usersUnitRolePermissions } from "./panels.ts";
import { useGrantsLive } from "./use-grants-live.ts";
import "./user-roles.css";
import "#kit/web/master-data/master-data.css";

/** In the detail of a person: her roles of today, and the ways to change them. */
export default function UserRolesSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts);
	const language = useLanguage();
	const { placeText } = useGrantWords();
	const { data } = useApi(contract.listRoleAssignments, { userId });
	useGrantsLive();
	const ways = [usersBasicRoles, usersManageRoles, usersUnitRolePermissions];
	const current = data?.items.filter(({ isCurrent }) => isCurrent) ?? [];
	return (
		<section className="master-section" aria-label={t.roles.heading}>
			<h3>{t.roles.heading}</h3>
			<dl className="master-facts">
				{current.map((one) => (
					<div key={one.id}>
						<dt>{one.roleName}</dt>
						<dd>{placeText(one)}</dd>
					</div>
				))}
			</dl>
			<div className="rights-ways">
				{ways.map((panel) => (
					<Button
						key={panel.id}
						size="xs"
						variant="default"
						onClick={() => openPanel(panel, { userId }, { stack: "sub" })}
					>
						{panel.title(language)}
					</Button>
				))}
			</div>
		</section>
	);
}

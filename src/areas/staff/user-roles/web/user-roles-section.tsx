import { Button } from "@mantine/core";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { usersManageRoles, usersUnitRolePermissions } from "./panels.ts";
import { useGrantWords } from "./use-grant-words.ts";
import { useGrantsLive } from "./use-grants-live.ts";

/** In the detail of a person: her roles of today, and the ways to change them. */
export default function UserRolesSection({
	userId,
}: {
	readonly userId: string;
}) {
	const t = useTexts(german, english);
	const { placeText } = useGrantWords();
	const { data } = useApi(contract.listRoleAssignments, { userId });
	useGrantsLive();
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
			<Button
				size="xs"
				variant="default"
				mr={8}
				onClick={() =>
					openPanel(usersManageRoles, { userId }, { stack: "sub" })
				}
			>
				{t.roles.title}
			</Button>
			<Button
				size="xs"
				variant="default"
				onClick={() =>
					openPanel(usersUnitRolePermissions, { userId }, { stack: "sub" })
				}
			>
				{t.single.unitsTitle}
			</Button>
		</section>
	);
}

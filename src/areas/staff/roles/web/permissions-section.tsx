import { Button } from "@mantine/core";
import {
	groupNames,
	permissionGroups,
	usePermissionWords,
} from "#areas/staff/user-roles/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, roles } from "../contract.ts";
import { texts } from "../text.ts";
import { rolesPermissions } from "./panels.ts";
import "./permission-matrix.css";

interface Given {
	readonly item: { readonly id: string };
}

/** What the role contains, and the way to the matrix that changes it. */
export function PermissionsSection({ item: { id } }: Given) {
	const t = useTexts(texts).permissions;
	return (
		<section className="master-section" aria-label={t.section}>
			<h3>{t.section}</h3>
			<Granted id={id} />
			<Button
				mt={10}
				size="xs"
				variant="default"
				onClick={() => openPanel(rolesPermissions, { id }, { stack: "sub" })}
			>
				{t.edit}
			</Button>
		</section>
	);
}

function Granted({ id }: { readonly id: string }) {
	const t = useTexts(texts).permissions;
	const { keyName, groupName, levelName } = usePermissionWords();
	const operation = contract.getRolePermissions;
	const { data, isPending, refetch } = useApi(operation, { id });
	useLiveTopic(roles.topic, () => void renew(operation));
	if (isPending) return <LoadingState />;
	if (data === undefined) {
		return <ErrorState text={t.notLoaded} onRetry={() => void refetch()} />;
	}
	if (data.permissions.length === 0) return <EmptyState text={t.none} />;
	const levels = new Map(data.permissions.map(({ key, level }) => [key, level]));
	return groupNames.map((group) => {
		const held = permissionGroups[group].flatMap((key) => {
			const level = levels.get(key);
			return level === undefined ? [] : [{ key, level }];
		});
		if (held.length === 0) return null;
		return (
			<div key={group} className="role-rights">
				<h4>{groupName(group)}</h4>
				<dl className="master-facts">
					{held.map(({ key, level }) => (
						<div key={key}>
							<dt>{keyName(key)}</dt>
							<dd>{levelName(key, level)}</dd>
						</div>
					))}
				</dl>
			</div>
		);
	});
}

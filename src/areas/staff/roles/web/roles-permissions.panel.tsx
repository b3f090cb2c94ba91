import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { levelsOf, usePermissionsForm } from "./use-permissions-form.ts";

type RolePermissions = AnswerOf<typeof contract.getRolePermissions>;

export default function RolesPermissionsPanel({ id, close }: PanelProps<typeof masterParams>) {
	const t = useTexts(texts).permissions;
	const mayWrite = useMay("roles.manage", "WRITE");
	const { data, isPending, refetch } = useApi(contract.getRolePermissions, {
		id,
	});
	if (isPending) return <PanelFrame title={t.title} isLoading />;
	if (data === undefined) {
		return (
			<PanelFrame title={t.title}>
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			</PanelFrame>
		);
	}
	if (mayWrite && data.isWithinOwn) return <Editor saved={data} close={close} />;
	return (
		<PanelFrame title={t.title} sub={data.name}>
			{!data.isWithinOwn && <p className="matrix-notice">{t.aboveOwn}</p>}
			<PermissionMatrix values={levelsOf(data)} />
		</PanelFrame>
	);
}

interface EditorGiven {
	readonly saved: RolePermissions;
	readonly close: () => void;
}

function Editor({ saved, close }: EditorGiven) {
	const t = useTexts(texts).permissions;
	const form = usePermissionsForm(saved);
	return (
		<FormPanel form={form} title={t.title} sub={saved.name} saveLabel={t.save} close={close}>
			<p className="matrix-notice">{t.levels}</p>
			<PermissionMatrix values={form.values} onChange={(key, level) => form.set(key, level)} />
		</FormPanel>
	);
}

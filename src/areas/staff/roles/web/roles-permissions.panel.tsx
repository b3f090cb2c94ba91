import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { GrantedRights } from "./granted-rights.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { levelsOf, usePermissionsForm } from "./use-permissions-form.ts";

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
						<GrantedRights levels={levelsOf(role)} />
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

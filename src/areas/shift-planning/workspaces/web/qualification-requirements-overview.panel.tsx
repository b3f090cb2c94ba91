import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Requirement, type RequirementTarget, workspaces } from "../contract.ts";
import { texts } from "../text.ts";
import { levelWords } from "./level-words.ts";
import { qualificationRequirementsAssign } from "./panels.ts";
import "./requirements.css";

interface Given {
	readonly target: RequirementTarget;
	readonly targetId: string;
}

/** What people must be qualified for at a workspace, or for a kind of shift. */
export default function QualificationRequirementsOverviewPanel({ target, targetId }: Given) {
	const { requirements: t, errors } = useTexts(texts);
	useLiveTopic(workspaces.topic, renewRequirements);
	const words = { notLoaded: t.notLoaded, gone: errors.REQUIREMENT_TARGET_NOT_FOUND };
	return (
		<AnswerPanel endpoint={contract.listRequirements} input={{ target, targetId }} words={words}>
			{({ name, requirements }) => (
				<PanelFrame title={t.title} sub={name}>
					<Requirements requirements={requirements} />
					<AddRequirement target={target} targetId={targetId} />
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}

const renewRequirements = () => void renew(contract.listRequirements);

function AddRequirement({ target, targetId }: Given) {
	const { requirements: t } = useTexts(texts);
	if (!useMay(workspaces.permission, "WRITE")) return null;
	const add = () =>
		openPanel(qualificationRequirementsAssign, { target, targetId }, { stack: "sub" });
	return (
		<Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
			{t.add}
		</Button>
	);
}

function Requirements({ requirements }: { readonly requirements: readonly Requirement[] }) {
	const { requirements: t } = useTexts(texts);
	const mayWrite = useMay(workspaces.permission, "WRITE");
	if (requirements.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="requirements">
			{requirements.map((one) => (
				<li key={one.id}>
					<b>{one.name}</b>
					<span>{levelWords(one, t)}</span>
					{mayWrite && (
						<ActionIcon
							variant="subtle"
							aria-label={t.remove(one.name)}
							onClick={() => void remove(one.id, t.removing)}
						>
							<IconTrash size={16} aria-hidden />
						</ActionIcon>
					)}
				</li>
			))}
		</ul>
	);
}

async function remove(id: string, context: string): Promise<void> {
	try {
		await api(contract.deleteRequirement, { id });
		renewRequirements();
	} catch (error) {
		handleError(error, { context });
	}
}

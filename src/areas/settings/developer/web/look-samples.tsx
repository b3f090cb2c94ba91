import { Avatar } from "#kit/ui/avatar.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { paletteColors } from "#kit/ui/field/palette-colors.ts";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { Tag } from "#kit/ui/tag/tag.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

const states = ["PLANNED", "REQUESTED", "APPROVED", "REJECTED", "CANCELLED"] as const;

/** Signs, tags, and what stands where nothing is yet. */
export function LookSamples() {
	const { looks: t } = useTexts(texts);
	return (
		<>
			<div className="gallery-buttons">
				{states.map((state) => (
					<StateTag key={state} state={state} />
				))}
				{paletteColors.map(({ color }) => (
					<Tag key={color} color={color}>
						{t.tag}
					</Tag>
				))}
				<Avatar firstName="Lena" lastName="Vogt" />
			</div>
			<div className="gallery-row">
				<Card title={t.card}>
					<KeyFigure value="11,5" unit={t.figure} note={t.note} />
				</Card>
				<EmptyState text={t.empty} />
				<ErrorState text={t.failed} onRetry={() => {}} />
				<LoadingState />
			</div>
		</>
	);
}

import { IconAlertOctagon, IconAlertTriangle } from "@tabler/icons-react";
import type { Gravity } from "#domain/violations/violation-kinds.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { nothing } from "#kit/ui/data-grid/column/printer.ts";
import type { contract } from "../../contract.ts";
import type { texts } from "../../text.ts";
import "./violation-mark.css";

type Violations = AnswerOf<typeof contract.listTargetActuals>["items"][number]["violations"];
type ViolationWords = Words<typeof texts>["violations"];

const shapes = { ERROR: IconAlertOctagon, WARNING: IconAlertTriangle } as const satisfies Record<
	Gravity,
	unknown
>;

/** How many there are, and what the gravest is about. Example: `3 · Ruhezeit` */
export function gravestOf(violations: Violations, t: ViolationWords): string {
	const [gravest] = violations;
	if (gravest === undefined) return nothing;
	const all = violations.reduce((sum, { count }) => sum + count, 0);
	return t.counted(all, t.kinds[gravest.kind]);
}

interface Given {
	readonly violations: Violations;
	readonly t: ViolationWords;
}

/** How many limits a month broke, and what the gravest is about; its title says each kind. Form and word tell how grave. */
export function ViolationMark({ violations, t }: Given) {
	const [gravest] = violations;
	if (gravest === undefined) return nothing;
	const Shape = shapes[gravest.severity];
	const each = violations.map(
		({ kind, severity, count }) => `${t.counted(count, t.kinds[kind])} (${t.gravities[severity]})`,
	);
	return (
		<span className="violation-mark" data-severity={gravest.severity} title={each.join("\n")}>
			<Shape size={14} stroke={1.8} role="img" aria-label={t.gravities[gravest.severity]} />
			{gravestOf(violations, t)}
		</span>
	);
}

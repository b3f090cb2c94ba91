import { IconX } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly label: string;
	readonly color?: string | null | undefined;
	readonly onRemove?: (() => void) | undefined;
}

/** One of the things a field is set to; its colour is a tint only. */
export function FieldPill({ label, color, onRemove }: Given) {
	const t = useTexts(texts);
	const style = { "--tag-color": color ?? "var(--line-3)" } as CSSProperties;
	return (
		<span className="field-pill" style={style} data-fixed={!onRemove}>
			<span>{label}</span>
			{onRemove && (
				<button
					type="button"
					tabIndex={-1}
					aria-label={t.remove(label)}
					onMouseDown={(event) => event.preventDefault()}
					onClick={onRemove}
				>
					<IconX size={13} stroke={1.8} aria-hidden />
				</button>
			)}
		</span>
	);
}

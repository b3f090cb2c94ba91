import { useState } from "react";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RunPreview } from "../contract/run.ts";
import { contract } from "../contract.ts";
import type { WantedRun } from "./apply-values.ts";
import { texts } from "./text.ts";

/** What would be made, as it was looked at. */
export function useRunPreview() {
	const t = useTexts(texts);
	const [shown, setShown] = useState<{ key: string; answer: RunPreview } | null>(null);
	const [isLoading, setLoading] = useState(false);
	/** Undefined until it was asked for, and when something else is typed since. */
	const of = (wanted: WantedRun | undefined): RunPreview | undefined =>
		shown?.key === JSON.stringify(wanted) ? shown?.answer : undefined;
	const load = async (wanted: WantedRun) => {
		setLoading(true);
		try {
			const answer = await api(contract.previewSequence, wanted);
			setShown({ key: JSON.stringify(wanted), answer });
		} catch (error) {
			handleError(error, { context: t.preview });
		} finally {
			setLoading(false);
		}
	};
	const clear = () => setShown(null);
	return { of, load, clear, isLoading };
}

import { useEffect, useState } from "react";

type Words = typeof import("./violation-words.ts");

/**
 * The words of all rules are many: they come when they are needed.
 *
 * @returns undefined until they are there
 */
export function useViolationWords(isNeeded: boolean): Words["absenceViolation"] | undefined {
	const [words, setWords] = useState<Words>();
	useEffect(() => {
		if (!isNeeded) return;
		let isThere = true;
		void import("./violation-words.ts").then((found) => {
			if (isThere) setWords(found);
		});
		return () => {
			isThere = false;
		};
	}, [isNeeded]);
	return words?.absenceViolation;
}

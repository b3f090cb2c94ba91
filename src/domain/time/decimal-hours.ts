/**
 * Minutes as hours with decimals, as files of the payroll office want them: halves away from zero, no mark between
 * thousands, a plain hyphen as minus. What is a sum is summed in minutes first and rounded here once.
 *
 * Example: 462 → "7,70"; -75 → "-1,25"; 60_003 → "1000,05".
 *
 * @param minutes whole minutes
 * @param mark between hours and decimals
 * @param decimals 0 to 6
 */
export function decimalHours(minutes: number, mark: "," | "." = ",", decimals = 2): string {
	const size = Math.abs(minutes) * 10 ** decimals;
	// in whole numbers: a binary fraction would put some halves on the wrong side
	const rounded = Math.floor((size + 30) / 60);
	const digits = String(rounded).padStart(decimals + 1, "0");
	const whole = digits.slice(0, digits.length - decimals);
	const sign = minutes < 0 && rounded > 0 ? "-" : "";
	return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}${mark}${digits.slice(-decimals)}`;
}

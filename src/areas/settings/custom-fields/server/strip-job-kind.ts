/** Of the job that removes a field's values, as it is stored. */
export const stripJobKind = "custom-field-strip";

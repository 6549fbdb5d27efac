import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./deletion-data-table.module.css";

/** The table's id, for the link above the form. */
export const deletionDataId = "your-data";

/** What happens to the data of an account: what is deleted and when, what is kept and for how long. */
export function DeletionDataTable({
  days,
}: {
  /** Between a request on this page and the deletion; undefined where this page takes none, and promises less. */
  readonly days: number | undefined;
}) {
  const { t } = useI18n();
  const isHere = days !== undefined;
  const rows: readonly (readonly [fate: string, ...data: string[]])[] = [
    [
      isHere ? t("deleteAccount.deletedAfter", { count: days }) : t("deleteAccount.deletedForGood"),
      t("deleteAccount.removedProfile"),
      t("deleteAccount.removedContent"),
      t("deleteAccount.removedScore"),
      t("deleteAccount.removedSignIn"),
      t("deleteAccount.removedUsage"),
    ],
    [t("deleteAccount.unlinkedFate"), t("deleteAccount.unlinkedMedia")],
    ...(isHere
      ? ([
          [t("deleteAccount.keptThreeYears"), t("deleteAccount.keptRecord")],
          [t("deleteAccount.keptOneWeek"), t("deleteAccount.keptFileNames")],
          [t("deleteAccount.keptOneHour"), t("deleteAccount.keptAttempts")],
        ] as const)
      : []),
    [t("deleteAccount.keptAnonymous"), t("deleteAccount.keptSamples")],
    [t("deleteAccount.keptByLaw"), t("deleteAccount.keptPayments")],
  ];
  return (
    <table className={styles.table} id={deletionDataId}>
      <caption>{t("deleteAccount.dataTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("deleteAccount.fateColumn")}</th>
          <th scope="col">{t("deleteAccount.dataColumn")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([fate, ...data]) => (
          <tr key={fate}>
            <th scope="row">{fate}</th>
            <td>
              <ul>
                {data.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
